import {readConsoleSession} from '../../lib/console-session';
import {escapeHtml} from '../../lib/escape-html';
import {highlight} from '../remark-highlight-code/highlight';

/** A console session as HTML: a copy leaves out what has `data-copy=""`, the prompts and the output. */
export function highlightConsole(session: string): string {
  return readConsoleSession(session)
    .map(({command, output}) => {
      const prompt = '<span class="token comment" data-copy="">$ </span>';
      const printed = output === '' ? '' : `<span data-copy="">\n${escapeHtml(output)}</span>`;
      return `${prompt}${highlight(command, 'bash')}${printed}`;
    })
    .join('\n');
}
