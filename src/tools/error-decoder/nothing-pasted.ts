export const nothingPasted = 'Paste a code, an answer or a log: what it means appears here.';
