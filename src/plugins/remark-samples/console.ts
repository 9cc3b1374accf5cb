import {escapeHtml} from '../../lib/html/escape-html';
import {readConsoleSession} from '../../lib/text/console-session';
import {highlight} from '../remark-highlight-code/highlight';

/** A console session as HTML. Prompts and output have `data-copy=""`, which excludes them from a copy. */
export function highlightConsole(session: string): string {
  return readConsoleSession(session)
    .map(({command, output}) => {
      const prompt = '<span class="token comment" data-copy="">$ </span>';
      const printed = output === '' ? '' : `<span data-copy="">\n${escapeHtml(output)}</span>`;
      return `${prompt}${highlight(command, 'bash')}${printed}`;
    })
    .join('\n');
}
