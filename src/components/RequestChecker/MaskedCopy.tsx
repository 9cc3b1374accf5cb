import {useState, type ReactNode} from 'react';
import {apiKeyPlaceholder} from '../../data/endpoints';
import {copyText} from '../Clipboard/copy-text';
import tool from '../ToolParts/ToolParts.module.css';
import {maskKeys} from '../../lib/secrets/api-keys';

/** Copies a text with the placeholder where a key stands, so that it can be shared. */
export function MaskedCopy({text}: {readonly text: string}): ReactNode {
  // What is said is about this text, and is gone when the reader changes it.
  const [done, setDone] = useState({text: '', message: ''});
  const copy = () => {
    copyText(maskKeys(text, apiKeyPlaceholder)).then(
      () => setDone({text, message: `Copied, with ${apiKeyPlaceholder} in place of the key.`}),
      () => setDone({text, message: 'Not copied: your browser refused. Replace the key by hand.'}),
    );
  };
  return (
    <div className={tool.actions}>
      <button type="button" className="button button--primary button--sm" onClick={copy}>
        Copy without the key
      </button>
      <span role="status" className={tool.hint}>
        {done.text === text ? done.message : ''}
      </span>
    </div>
  );
}
