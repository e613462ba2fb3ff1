import type { OfferedCommand, OfferedOption, OfferedWord } from './completed-words.ts';

const inOne = (words: readonly string[]): string => words.join(' ');

const wordsOf = (words: readonly OfferedWord[]): string => inOne(words.map(({ word }) => word));

const flag = ({ word }: OfferedOption): string => word;

/** A line of a `case` that offers words. */
const offer = (pattern: string, words: string): string => `    ${pattern}) words='${words}' ;;`;

function bashCommand({ word, options, first, following }: OfferedCommand): readonly string[] {
  const own = [offer(`'${word} '*`, inOne(options.map(flag)))];
  const begun = first.length === 0 ? [] : [offer(`'${word} ${word}'`, wordsOf(first))];
  const chosen = options
    .filter(({ choices }) => choices.length > 0)
    .map((option) => offer(`'${word} ${flag(option)}'`, inOne(option.choices)));
  const named = following.map(({ after, words }) => offer(`'${word} ${after}'`, wordsOf(words)));
  return [...begun, ...chosen, ...named, ...own];
}

/** The function by which bash, and zsh in bash's mode, completes words. */
function bashScript(commands: readonly OfferedCommand[]): string {
  const following = commands.flatMap(({ word, following: each }) =>
    each.map(({ after, words }) => offer(`'${word} ${after}'`, wordsOf(words))),
  );
  return `_rokade() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words more
  if [ "$COMP_CWORD" -eq 1 ]; then
    words='${wordsOf(commands)}'
  else
    case "\${COMP_WORDS[1]} $before" in
${commands.flatMap(bashCommand).join('\n')}
    esac
  fi
  if [ "$COMP_CWORD" -eq 4 ]; then
    more="$words"
    case "\${COMP_WORDS[1]} \${COMP_WORDS[2]}" in
${following.join('\n')}
    esac
    words="$words $more"
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _rokade rokade
`;
}

const zshScript = (commands: readonly OfferedCommand[]): string =>
  `autoload -Uz bashcompinit\nbashcompinit\n${bashScript(commands)}`;

/** A text in fish's quotes. */
const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const fishLine = (when: string, what: string, about: string): string =>
  `complete -c rokade -n ${quoted(when)} ${what} -d ${quoted(about)}`;

const seen = (word: string): string => `__fish_seen_subcommand_from ${word}`;

const fishWords = (when: string, words: readonly OfferedWord[]): readonly string[] =>
  words.map(({ word, about }) => fishLine(when, `-a ${quoted(word)}`, about));

function fishOption(command: string, option: OfferedOption): string {
  const { about, choices, takesValue } = option;
  const value = choices.length > 0 ? ` -x -a ${quoted(inOne(choices))}` : takesValue ? ' -r' : '';
  return fishLine(seen(command), `-l ${flag(option).replace(/^--/, '')}${value}`, about);
}

const fishCommand = ({ word, options, first, following }: OfferedCommand): readonly string[] => [
  ...options.map((option) => fishOption(word, option)),
  ...fishWords(seen(word), first),
  ...following.flatMap(({ after, words }) => fishWords(`${seen(word)}; and ${seen(after)}`, words)),
];

const fishScript = (commands: readonly OfferedCommand[]): string =>
  [...fishWords('__fish_use_subcommand', commands), ...commands.flatMap(fishCommand), ''].join(
    '\n',
  );

/** The script for each shell. */
export const shellScripts: Readonly<
  Record<string, (commands: readonly OfferedCommand[]) => string>
> = { bash: bashScript, zsh: zshScript, fish: fishScript };
