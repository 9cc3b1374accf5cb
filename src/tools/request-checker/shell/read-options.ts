import {dropStart, nothing, type MappedText} from '../mapped-text/mapped-text';

export interface Option {
  /** With its dashes; empty for a positional argument. */
  readonly option: string;
  /** Empty for a flag. */
  readonly value: MappedText;
}

/** Parses the arguments of a program. */
export function readOptions(words: readonly MappedText[], takesValue: (option: string) => boolean): Option[] {
  const options: Option[] = [];
  for (let index = 0; index < words.length; index += 1) {
    for (const {option, value} of optionsOf(words[index] ?? nothing, takesValue)) {
      if (value === undefined) index += 1;
      options.push({option, value: value ?? words[index] ?? nothing});
    }
  }
  return options;
}

interface WrittenOption {
  readonly option: string;
  /** Undefined if it is the next word. */
  readonly value: MappedText | undefined;
}

function optionsOf(word: MappedText, takesValue: (option: string) => boolean): WrittenOption[] {
  const {text} = word;
  if (!text.startsWith('-') || text === '-') return [{option: '', value: word}];
  if (text.startsWith('--')) {
    const [option = ''] = text.split('=', 1);
    if (option !== text) return [{option, value: dropStart(word, option.length + 1)}];
    return [{option, value: takesValue(option) ? undefined : nothing}];
  }
  // Short options can be combined, up to one that takes a value: `-sSLX POST`, `-XPOST`.
  const options = Array.from(text.slice(1), (letter) => `-${letter}`);
  const place = options.findIndex(takesValue);
  if (place === -1) return options.map((option) => ({option, value: nothing}));
  const rest = dropStart(word, place + 2);
  return [
    ...options.slice(0, place).map((option) => ({option, value: nothing})),
    {option: options[place] ?? '', value: rest.text === '' ? undefined : rest},
  ];
}
