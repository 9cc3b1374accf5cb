import {useMemo, type ReactNode} from 'react';
import {apiKeyPlaceholder, apiKeyVariable} from '../../data/endpoints';
import {useApiKey, type ApiKey} from '../ApiKey/api-key';
import {ApiKeyButton} from '../ApiKey/ApiKeyButton';
import styles from './CodeBlock.module.css';
import {fillKey, readsKey, takesKey, textToCopy} from './code-text';
import {CopyButton} from './CopyButton';

interface Props {
  /** The code as HTML, made and escaped by the build. */
  readonly html: string;
  readonly language: string;
  /** Shown above the code: a file name, mostly. */
  readonly title?: string;
  /** What the tests have checked the code against, in words. */
  readonly checked?: string;
}

/** A block of code that the build has highlighted. */
export function HighlightedCode({html, language, title, checked}: Props): ReactNode {
  const apiKey = useApiKey();
  // React writes the code anew for another object, though it holds the same.
  const code = useMemo(() => ({__html: apiKey.key === '' ? html : fillKey(html, apiKey.key)}), [html, apiKey.key]);
  const hasKey = takesKey(html);
  const hasCopiedKey = copiesKey(html, apiKey);
  return (
    <div className={`${styles.block} language-${language}`}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        {/* Long lines scroll: by keyboard too, which takes a focusable element. */}
        <pre className={styles.pre} tabIndex={0}>
          <code dangerouslySetInnerHTML={code} />
        </pre>
        <CopyButton
          getText={() => textToCopy(html, hasCopiedKey ? apiKey.key : '')}
          copied={copiedMessage(html, apiKey)}
        />
      </div>
      {(checked !== undefined || hasKey) && (
        <div className={styles.footer} data-not-indexed>
          {checked !== undefined && <span className={styles.checked}>{checked}</span>}
          {hasKey && <ApiKeyButton />}
        </div>
      )}
    </div>
  );
}

/** Code that only takes the key, such as `export`, would be of no use without it. */
function copiesKey(html: string, {key, isCopied}: ApiKey): boolean {
  return key !== '' && (isCopied || !readsKey(html));
}

/** What the reader has on the clipboard, and what is left to do. */
function copiedMessage(html: string, apiKey: ApiKey): string {
  if (!takesKey(html)) return 'Copied';
  if (copiesKey(html, apiKey)) return 'Copied, with your key in it.';
  if (!readsKey(html)) return `Copied. Put your key in place of ${apiKeyPlaceholder}.`;
  return `Copied${apiKey.key === '' ? '' : ', without your key'}. Set ${apiKeyVariable} before you run it.`;
}
