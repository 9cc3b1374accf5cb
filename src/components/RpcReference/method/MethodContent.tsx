import {builtThenOnDemand} from '../../OnDemand/builtThenOnDemand';
import {takeTurn} from '../requests/take-turn';
import {typicalHeight} from './typical-height';

/** `Method`, kept out of the page's script because it comes with the data of all methods. */
export const MethodContent = builtThenOnDemand<{readonly name: string}>({
  title: 'This method',
  height: () => typicalHeight,
  load: async () => {
    const {Method} = await import('./Method');
    // One method per task, to keep the page responsive.
    await takeTurn();
    return Method;
  },
});
