import type { Texts } from '../texts.ts';

/** The page about copies of everything: download, second place, restoring, a new machine. */
export const copiesTexts = {
  'copies.title': 'Backup and moving',
  'copies.what':
    'Everything in one file: all tournaments and events, the register, the club year, ratings, money, settings and accounts. Keep it as carefully as the list of members: it holds dates of birth and addresses.',
  'copies.download': 'Download everything',
  'copies.downloaded': 'Last downloaded from here {when}.',
  'copies.never-downloaded': 'Never downloaded from here.',
  'copies.rounds':
    'Besides, Rokade copies each tournament by itself whenever a round is published, and the other books now and then; last {when}. These copies are on this machine, in {folder}, and do not help if it is lost.',
  'copies.rounds-none':
    'Besides, Rokade copies each tournament by itself whenever a round is published. These copies are on this machine, in {folder}, and do not help if it is lost.',
  'copies.in-database':
    'The data is in a PostgreSQL database. Whoever runs it makes and restores its copies (pg_dump); the file below can be restored in a folder, for example on a laptop for one event.',
  'copies.second-place': 'A second place',
  'copies.second-place-what':
    'Rokade also puts a copy of everything into this folder by itself, at most every ten minutes and only if something has changed. The last ten days are kept, one file a day.',
  'copies.folder': 'Folder',
  'copies.folder-hint':
    'On the machine that runs Rokade: a USB stick, or a folder that is synced to another place. For example D:\\Rokade, /media/usb/rokade or /Users/ida/Dropbox/Rokade.',
  'copies.use-folder': 'Use this folder',
  'copies.use-none': 'No second place',
  'copies.folder-used': 'Copies are now kept in {folder}. The first one is there.',
  'copies.none-used': 'There is no second place any more. The copies there stay.',
  'copies.copy-now': 'Copy now',
  'copies.copied': 'The copy of today is in {folder}.',
  'copies.kept':
    'The newest copy there is from {when} ({size}); {count|one day is|{count} days are} kept.',
  'copies.kept-none': 'There is no copy in {folder} yet.',
  'copies.file': 'File',
  'copies.restore': 'Restore from a file',
  'copies.restore-what':
    'The file that was downloaded here, or one from the second place. You see first what it holds; nothing is replaced before you say so.',
  'copies.restore-look': 'Look at the file',
  'copies.holds':
    'The file holds {tournaments|one tournament|{tournaments} tournaments}, {events|one event|{events} events}, {contests|one competition|{contests} competitions} of the club year, and {accounts|one account|{accounts} accounts}, with register and settings.',
  'copies.newest': 'The newest entry in it is from {when}.',
  'copies.holds-damaged':
    '{count|One history|{count} histories} in it was already damaged when the copy was made.',
  'copies.replace-what':
    'All that was entered here since then is no longer shown. What is here now is put aside in the data folder, in a folder named “replaced-…”. Everybody is signed out; sign in with an account of the copy.',
  'copies.replace-yes': 'Yes, replace everything that is here now',
  'copies.replace': 'Restore this copy',
  'copies.restored': 'The copy is restored. Sign in with an account that is in it.',
  'copies.new-machine': 'A new machine',
  'copies.new-machine-1':
    'On the old machine: download everything. If it is lost, take the newest file from the second place.',
  'copies.new-machine-2': 'On the new machine: install Rokade and start it. It prints a link.',
  'copies.new-machine-3':
    'Open the link, choose “{restore}” and give it the file. All is as it was, with the same accounts and passwords.',
  'copies.new-machine-4':
    'Fetch the rating lists anew (they are in no copy), set the second place, and use the old machine no more: the two do not know each other.',
  'copies.set-up-what':
    'You used Rokade on another machine? Give it the file with everything from there instead of making an account.',
} as const satisfies Texts;
