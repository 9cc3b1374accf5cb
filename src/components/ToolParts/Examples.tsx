import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Example} from '../../tools/example';
import tool from './ToolParts.module.css';

interface Props {
  readonly examples: readonly Example[];
  /** Current text of the field. */
  readonly text: string;
  readonly onChoose: (text: string) => void;
}

/** Buttons that fill in an example, and one that clears the field: not `disabled`, as it keeps the focus. */
export function Examples({examples, text, onChoose}: Props): ReactNode {
  return (
    <div className={clsx(tool.actions, tool.withExamples)} role="group" aria-label="Examples">
      {/* On a phone, browsers leave a chip with the focus partly out of the row. */}
      <div
        className={tool.examples}
        onFocus={({target}) => target.scrollIntoView({block: 'nearest', inline: 'nearest'})}>
        {examples.map((example) => (
          <button key={example.label} type="button" className={tool.chip} onClick={() => onChoose(example.text)}>
            {example.label}
          </button>
        ))}
      </div>
      <button type="button" className={tool.chip} aria-disabled={text === ''} onClick={() => onChoose('')}>
        Clear
      </button>
    </div>
  );
}
