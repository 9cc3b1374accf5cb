/** What shells print before a command, and people copy with it. */

const lastOfPrompt = '[$%#❯]';

/** `C:\Users\me>`, `PS C:\>`. Its group is matched for PowerShell. */
const windowsPrompt = '(PS )?[A-Za-z]:\\\\[^<>|\\n]*>';

/** An optional prompt and the first word of a line: `$ curl`, `C:\>curl`. */
export const startOfLine = new RegExp(`[ \\t]*(?:${lastOfPrompt} |${windowsPrompt})?[ \\t]*(?<word>[\\w./-]+)`, 'y');

/** A line with a prompt of Windows. */
export const lineOfWindows = new RegExp(`^\\s*${windowsPrompt}`);

/** The last word before a program: a prompt, or `sudo`. Not a prompt of Windows, where `echo` has other rules for quotes. */
export const beforeProgram = new RegExp(`${lastOfPrompt}$|^sudo$`);

/** Before lines that continue a command: those of bash and other shells, of zsh within quotes, of PowerShell, and of cmd. */
export const continuationPrompts = /^[ \t]*(?:(?:d?quote)?>|>>|More\?)(?!\S)/gm;
