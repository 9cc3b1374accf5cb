/** CSS selectors for the parts of a search that Ctrl+K opens. */
export interface SearchInterface {
  /** Contains all others. */
  readonly modal: string;
  readonly input: string;
  /** What is below the input. */
  readonly list: string;
  readonly hit: string;
}

export const docSearch: SearchInterface = {
  modal: '.DocSearch-Modal',
  input: '.DocSearch-Input',
  list: '.DocSearch-Dropdown',
  hit: '.DocSearch-Hit',
};
