/** Lists the names of the RPC methods for the limit planner, which then need not load their 270 kB of data. */
import type {Plugin} from '@docusaurus/types';

export default function methodNames(): Plugin {
  return {
    name: 'method-names',
    async contentLoaded({actions}) {
      const {httpMethods, subscriptionMethods} = await import('../../data/rpc/methods');
      await actions.createData('names.json', {
        http: httpMethods.map(({name}) => name).sort(),
        websocket: subscriptionMethods.map(({name}) => name).sort(),
      });
    },
  };
}
