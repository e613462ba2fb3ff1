import type { AnnouncementContent, AnnouncementLine } from './announcement-rules.ts';

/**
 * Required at levels 1 and 2; at other levels what every player needs is required, and the rest if
 * there is such a thing (13.6).
 */
const whereLarge = (article: string, content: AnnouncementContent): readonly AnnouncementLine[] => [
  [article, content, 'should', 'for-titles'],
  [article, content, 'if-any', 'local'],
];

/** @article FIDE 2012 6.1, 7.8, 13.3, 13.4, 13.6, 14.1, annex 3 1a–d */
export const announcementFide2012: readonly AnnouncementLine[] = [
  ['13.3.1', 'dates', 'should'],
  ['13.3.1', 'address', 'should'],
  ...whereLarge('13.3.2', 'rules'),
  ...whereLarge('13.3.3', 'lodging'),
  ...whereLarge('13.3.4', 'programme'),
  ['13.3.5', 'time', 'should'],
  ...whereLarge('13.3.5', 'clocks'),
  ['13.3.6', 'system', 'should'],
  ['13.3.6', 'tie-breaks', 'should'],
  ['13.3.7', 'waiting', 'should'],
  ['13.3.8', 'draws', 'if-any'],
  ['13.3.9', 'supervision', 'should', 'quick'],
  ['13.3.10', 'quickplay', 'should', 'no-increment'],
  ...whereLarge('13.3.11', 'money'),
  ['13.3.11', 'entry-fee', 'should'],
  ['13.3.11', 'prizes', 'should'],
  ['13.3.12', 'rated', 'should'],
  ...whereLarge('13.3.13', 'travel'),
  ...whereLarge('13.3.14', 'participants'),
  ['13.3.14', 'invited', 'if-any'],
  ['13.3.14', 'chief-arbiter', 'should'],
  ...whereLarge('13.3.15', 'website'),
  ['13.3.15', 'contact', 'should'],
  ...whereLarge('13.3.16', 'obligations'),
  ['13.3.17', 'dress', 'if-any'],
  ['13.3.18', 'smoking', 'if-any'],
  ...whereLarge('13.3.19', 'security'),
  ['13.3.20', 'medical', 'if-any'],
  ...whereLarge('13.3.21', 'extras'),
  ['13.3.22', 'answer-by', 'should', 'for-titles'],
  ['13.3.22', 'answer-by', 'should', 'local', 'invites'],
  ...whereLarge('13.3.23', 'disability'),
  ['13.4', 'compensation', 'must', 'called-off'],
  ['annex 3 1b', 'play-off', 'if-any'],
  ['14.1', 'chief-appointed', 'must', 'official'],
  ['14.1', 'chief-title', 'must', 'official'],
];
