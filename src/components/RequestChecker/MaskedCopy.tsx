import type {ReactNode} from 'react';
import {apiKeyPlaceholder} from '../../data/endpoints';
import {maskKeys} from '../../lib/secrets/api-keys';
import type {CopyMessages} from '../Clipboard/copy-outcome';
import {copyText} from '../Clipboard/copy-text';
import {useCopy} from '../Clipboard/useCopy';
import tool from '../ToolParts/ToolParts.module.css';

const messages: CopyMessages = {
  copied: `Copied, with ${apiKeyPlaceholder} in place of the key.`,
  failed: 'Not copied: your browser refused. Replace the key by hand.',
};

/** Copies text with API keys replaced by the placeholder, so that it is safe to share. */
export function MaskedCopy({text}: {readonly text: string}): ReactNode {
  const [result, follow] = useCopy(messages);
  return (
    <div className={tool.actions}>
      <button
        type="button"
        className="button button--primary button--sm"
        onClick={() => follow(copyText(maskKeys(text, apiKeyPlaceholder)))}>
        Copy without the key
      </button>
      <span role="status" className={tool.hint}>
        {result?.message}
      </span>
    </div>
  );
}
