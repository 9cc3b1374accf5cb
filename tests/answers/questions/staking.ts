import {ask} from '../question';

const page = '/platform/staking';

export const staking = ask(
  [
    'Somebody sent me a vote account address of Syndica. How do I know that it is real?',
    `${page}#risks`,
    'fake vote account',
    'syndica.io/stake',
  ],
  ['How do I delegate SOL from the command line?', `${page}#delegate`, 'stake account', 'delegate'],
  [
    'Does the validator get access to my SOL when I delegate?',
    `${page}#delegate`,
    'gets neither',
    'stays in your stake account',
  ],
  ['What is the minimum amount I can stake?', `${page}#minimum`, '1 SOL', 'lamports'],
  ['What commission does the validator take?', `${page}#commission`, '0%', 'syndica.io/stake'],
  ['How long does it take until my stake is active?', `${page}#states`, 'boundary of an epoch', '9%'],
  ['How long is an epoch?', `${page}#epoch`, '432,000 slots', '24 hours'],
  ['How do I see how much time is left in this epoch?', `${page}#epoch`, 'getEpochInfo', 'slotsInEpoch'],
  ['Do I have to claim my staking rewards?', `${page}#rewards`, 'nothing to claim', 'added to the stake'],
  [
    'How long does unstaking take before I can withdraw?',
    `${page}#undelegate`,
    'Deactivate',
    'next epoch boundary',
    'withdraw',
  ],
  ['Can I unstake a part of my SOL?', `${page}#split`, 'Split', 'deactivate'],
  ['How do I move my stake to another validator?', `${page}#undelegate`, 'another validator', 'new vote account'],
  ['merge-stake fails with custom program error 0x6', `${page}#failures`, 'MergeMismatch', 'authorities'],
  ['TooSoonToRedelegate: what do I wait for?', `${page}#failures`, 'TooSoonToRedelegate', 'inactive'],
  ['I changed my mind: can I cancel the deactivation?', `${page}#states`, 'undoes the deactivation'],
  ['What if the validator goes offline?', `${page}#delinquent`, '5 epochs', 'anyone may deactivate'],
  ['How much SOL is locked as rent in a stake account?', `${page}#costs`, '200 bytes', '0.00166624 SOL'],
  ['Can I lose SOL by slashing?', `${page}#risks`, 'Slashing', 'does not implement it'],
  ['What APY will I get?', `${page}#rates`, 'inflation', 'commission', 'your own rewards'],
);
