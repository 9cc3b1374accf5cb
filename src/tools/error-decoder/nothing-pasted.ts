export const nothingPasted = 'Paste a code, a response, or a log to see what it means.';
