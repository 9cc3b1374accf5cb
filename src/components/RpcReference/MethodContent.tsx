import {builtThenOnDemand} from '../OnDemand/builtThenOnDemand';
import {takeTurn} from './take-turn';

/** What most methods come to, by `estimateHeight`, whose data is not there yet. */
const height = {wide: 1530, narrow: 1820};

/** What the reference says about a method: with the data of all methods, so not in the script of the page. */
export const MethodContent = builtThenOnDemand<{readonly name: string}>({
  title: 'This method',
  height: () => height,
  load: async () => {
    const {Method} = await import('./Method');
    // One method after the other: the page stays responsive.
    await takeTurn();
    return Method;
  },
});
