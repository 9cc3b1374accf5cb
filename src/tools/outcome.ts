/** Whether an answer is what the reader hopes for. A color shows it, but the words of the answer say it, too. */
export type Outcome = 'good' | 'bad';
