import type { Texts } from '../texts.ts';

/** The classes of a championship, and who is in which. */
export const classesTexts = {
  'classes.title': 'Classes',
  'classes.what':
    'Who plays in which class of the championship by {regulation}, as a proposal from the entry list: the order of right, ratings, and what was chosen. Who is put in a class by hand takes a place there.',
  'classes.no-day': 'Say the event’s first day: the ages of juniors and veterans go by it.',
  'classes.none': 'Nobody has entered yet.',
  'classes.no-rules': 'No classes are known for this event’s federation.',
  'classes.class-national': 'National class',
  'classes.class-candidate': 'Candidate class',
  'classes.class-master': 'Master class',
  'classes.class-basic': 'Basic class',
  'classes.class-women': 'Women’s class',
  'classes.class-veterans': 'Veterans’ class',
  'classes.group': '{group}: {count|1 player|{count} players}, {rounds|1 round|{rounds} rounds}',
  'classes.accept': 'Accept these classes',
  'classes.differ':
    '{count|1 player has|{count} players have} another class, or another reason for it, than was accepted.',
  'classes.all-accepted': 'These classes are accepted.',
  'classes.state-open': 'not accepted',
  'classes.facts': 'What decides the class',
  'classes.facts-what': 'Rating, sex and birth date stand on the entry list.',
  'classes.games': 'Rated games since the last championship',
  'classes.candidate-result':
    'Has had a candidate result since entries for the last championship closed',
  'classes.rights': 'Rights from last year',
  'classes.right-national-winner': 'Won the national class',
  'classes.right-candidate-winner': 'Won the candidate class',
  'classes.right-national-player': 'Played in the national class',
  'classes.right-junior-champion': 'Junior champion',
  'classes.right-group-winner': 'Won a first group of the master class (M7-1 or MA-1)',
  'classes.form': 'Form of play wished for',
  'classes.form-none': 'None',
  'classes.form-all-play-all': 'All-play-all, eight players',
  'classes.form-seven-rounds': 'Seven rounds',
  'classes.form-five-rounds': 'Five rounds',
  'classes.chosen': 'Class chosen',
  'classes.chosen-none': 'The highest there is a right to',
  'classes.by-hand': 'By hand',
  'classes.by-hand-what':
    'Puts them in a class whatever the regulation says. The reason stands beside the name; with no class it is the regulation’s again.',
  'classes.by-regulation': 'As the regulation says',
  'classes.put': 'Put in this class',
  'classes.reason': 'Reason',
  'classes.back': 'All classes',
} as const satisfies Texts;
