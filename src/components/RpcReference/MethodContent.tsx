import {builtThenOnDemand} from '../OnDemand/builtThenOnDemand';
import {takeTurn} from './take-turn';
import {typicalHeight} from './typical-height';

/** What the reference says about a method: with the data of all methods, so not in the script of the page. */
export const MethodContent = builtThenOnDemand<{readonly name: string}>({
  title: 'This method',
  height: () => typicalHeight,
  load: async () => {
    const {Method} = await import('./Method');
    // One method after the other: the page stays responsive.
    await takeTurn();
    return Method;
  },
});
