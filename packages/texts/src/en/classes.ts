import type { Texts } from '../texts.ts';

/** The classes of a championship, and who is in which. */
export const classesTexts = {
  'classes.title': 'Classes',
  'classes.what':
    'Who plays in which class of the championship under {regulation}: a proposal from the entry list, by order of right, rating and choice. A player put in a class by hand takes a place there.',
  'classes.no-day': 'Enter the event’s first day: the ages of juniors and veterans depend on it.',
  'classes.none': 'Nobody has entered yet.',
  'classes.no-championship':
    'Classes are for a championship. Whether the event is one is said in its invitation, under what kind of event it is.',
  'classes.to-invitation': 'To the invitation',
  'classes.no-rules': 'This event’s federation has no known classes.',
  'classes.class-national': 'National class',
  'classes.class-candidate': 'Candidate class',
  'classes.class-master': 'Master class',
  'classes.class-basic': 'Basic class',
  'classes.class-women': 'Women’s class',
  'classes.class-veterans': 'Veterans’ class',
  'classes.group': '{group}: {count|1 player|{count} players}, {rounds|1 round|{rounds} rounds}',
  'classes.accept': 'Accept these classes',
  'classes.differ':
    '{count|1 player now has a class, or a reason for it, other than the one accepted.|{count} players now have a class, or a reason for it, other than the one accepted.}',
  'classes.all-accepted': 'These classes are accepted.',
  'classes.state-open': 'not accepted',
  'classes.facts': 'What decides the class',
  'classes.facts-what': 'Rating, sex and date of birth are on the entry list.',
  'classes.games': 'Rated games since the last championship',
  'classes.candidate-result':
    'Has had a candidate result since entries for the last championship closed',
  'classes.rights': 'Rights from last year',
  'classes.right-national-winner': 'Won the national class',
  'classes.right-candidate-winner': 'Won the candidate class',
  'classes.right-national-player': 'Played in the national class',
  'classes.right-junior-champion': 'Junior champion',
  'classes.right-group-winner': 'Won a first group of the master class (M7-1 or MA-1)',
  'classes.form': 'Requested form of play',
  'classes.form-none': 'None',
  'classes.form-all-play-all': 'All-play-all, eight players',
  'classes.form-seven-rounds': 'Seven rounds',
  'classes.form-five-rounds': 'Five rounds',
  'classes.chosen': 'Class chosen',
  'classes.chosen-none': 'The highest the player has a right to',
  'classes.by-hand': 'By hand',
  'classes.by-hand-what':
    'Puts the player in a class whatever the regulations say. The reason is shown beside the name. Choose no class to return to the regulations.',
  'classes.by-regulation': 'As the regulations say',
  'classes.put': 'Put in this class',
  'classes.back': 'All classes',
  'classes.make-groups-what':
    'Creates a tournament for each group the event does not have yet, with its system, rounds and time control, and puts everybody in their group on the entry list.',
  'classes.groups-made':
    'The groups have been created. The entry list shows which players each of them still has to take over.',
  'classes.elsewhere': 'From registered ratings and last year’s event',
  'classes.elsewhere-what':
    'Fills in rated games and candidate results for everybody with a registered rating, and the rights recorded at the end of last year’s event. They replace what is entered here.',
  'classes.since': 'Entries for the last championship closed on',
  'classes.championship': 'The last championship ended on',
  'classes.last-event': 'Last year’s event',
  'classes.no-event': 'None',
  'classes.take': 'Take over',
  'classes.taken': 'Facts updated for {count|1 player|{count} players}.',
  'classes.absent': 'Have a right but have not entered:',
  'classes.next-year': 'Rights for next year',
  'classes.next-year-what':
    'What the places in the finished groups give. Where a play-off is still due nobody has the right yet; enter its order with the group’s prizes.',
  'classes.write': 'Record rights',
  'classes.written': 'Recorded; next year’s event will offer them.',
} as const satisfies Texts;
