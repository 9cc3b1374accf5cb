import {useMemo, type ReactNode} from 'react';
import {apiKeyPlaceholder, apiKeyVariable} from '../../data/endpoints';
import {useApiKey, type ApiKey} from '../ApiKey/api-key';
import {ApiKeyButton} from '../ApiKey/ApiKeyButton';
import {fillKey, readsKeyFromEnvironment, hasKeyPlaceholder, textToCopy} from './code-text';
import styles from './CodeBlock.module.css';
import {CopyButton} from './CopyButton';
import {ScrollingCode} from './ScrollingCode';
import {useFold} from './useFold';

interface Props {
  /** The code as HTML, highlighted and escaped; if it is long, with what it leaves out marked (`foldLines`). */
  readonly html: string;
  readonly language: string;
  /** Shown above the code, usually a file name. */
  readonly title?: string;
  /** Human-readable note on what the tests checked the code against. */
  readonly checked?: string;
  /** How many lines at the start are left out while the code is folded. */
  readonly imports?: string;
}

/** A code block whose HTML is already highlighted. */
export function HighlightedCode({html, language, title, checked, imports}: Props): ReactNode {
  const apiKey = useApiKey();
  // Memoized, as React sets `innerHTML` again for a new object even if the HTML is equal.
  const code = useMemo(() => ({__html: apiKey.key === '' ? html : fillKey(html, apiKey.key)}), [html, apiKey.key]);
  const {content, isLong, isFolded, open, toggle} = useFold(code.__html);
  const hasKey = hasKeyPlaceholder(html);
  const hasCopiedKey = copiesKey(html, apiKey);
  return (
    <div className={`${styles.block} language-${language}`}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <div ref={content} className={styles.content} data-folded={isFolded ? '' : undefined} data-imports={imports}>
        <ScrollingCode>
          <code dangerouslySetInnerHTML={code} />
        </ScrollingCode>
        <CopyButton
          getText={() => textToCopy(html, hasCopiedKey ? apiKey.key : '')}
          copied={copiedMessage(html, apiKey)}
          // What is folded cannot be selected.
          onRefused={open}
        />
      </div>
      {isLong && (
        <button type="button" className={styles.fold} aria-expanded={!isFolded} onClick={toggle}>
          {isFolded ? `Show all ${html.split('\n').length} lines` : 'Show less'}
        </button>
      )}
      {(checked !== undefined || hasKey) && (
        <div className={styles.footer} data-not-indexed>
          {checked !== undefined && <span className={styles.checked}>{checked}</span>}
          {hasKey && <ApiKeyButton />}
        </div>
      )}
    </div>
  );
}

/** Code that contains the key but does not read it from the environment, such as `export`, is useless without it. */
function copiesKey(html: string, {key, isCopied}: ApiKey): boolean {
  return key !== '' && (isCopied || !readsKeyFromEnvironment(html));
}

/** Says what was copied, and what is left to do before running it. */
function copiedMessage(html: string, apiKey: ApiKey): string {
  if (!hasKeyPlaceholder(html)) return 'Copied';
  if (copiesKey(html, apiKey)) return 'Copied, with your key in it.';
  if (!readsKeyFromEnvironment(html)) return `Copied. Put your key in place of ${apiKeyPlaceholder}.`;
  return `Copied${apiKey.key === '' ? '' : ', without your key'}. Set ${apiKeyVariable} before you run it.`;
}
