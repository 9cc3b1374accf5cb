import {SampleError} from '../sample';
import {node} from '../tools';
import type {Language} from './language';

export const json: Language = {
  extension: 'json',
  label: 'JSON',
  prove: ({file, text}) => {
    try {
      JSON.parse(text);
      return Promise.resolve({proof: 'parsed', with: node.label, against: []});
    } catch (error) {
      return Promise.reject(new SampleError(file, `Its syntax is wrong: ${(error as Error).message}`));
    }
  },
};
