import {chainstreamFacts} from '../../../src/data/facts/chainstream';
import {platformFacts} from '../../../src/data/facts/platform';
import {scaleSeats} from '../../../src/data/plans';
import {ask} from '../question';

const {freeUsers, extraUserPrice} = scaleSeats;
const account = '/platform/manage/account';
const billing = '/platform/manage/billing';
const profile = '/platform/manage/profile-settings';
const team = '/platform/manage/teams-and-users';

export const accountAndBilling = ask(
  ['Which plan do I need for ChainStream and SWQoS?', `${account}#plans`, 'Scale Mode', 'SWQoS', 'ChainStream'],
  ['How do I get from Standard Mode Lite to Standard Mode?', `${account}#upgrade-to-standard`, 'payment method'],
  ['How do I upgrade to Scale Mode?', `${account}#upgrade-to-scale`, 'Subscription', 'Update'],
  ['I upgraded and still get 429. Why?', `${account}#upgrade-fails`, 'limits of its own', 'Raise them'],
  [
    'We need more than Scale Mode allows. Whom do we talk to?',
    `${account}#upgrade-to-hyperscale`,
    'cost estimator',
    'Talk to Sales',
  ],
  [
    'The downgrade is refused. What is still switched on?',
    `${account}#downgrade`,
    'disable ChainStream',
    'additional users',
  ],
  ['Is a plan change immediate, or at the end of the month?', '/platform/resources/faq#plan-change', 'Immediately'],
  ['My card was charged twice', '/platform/resources/faq#wrong-charge', 'invoice', 'support@syndica.io'],
  ['Where are the terms of service?', '/platform/resources/faq#terms-and-privacy', 'syndica.io'],
  ['How do I close my account?', `${account}#deactivate`, 'Account Actions', 'deactivate account'],
  [
    'I want my data deleted, not only the account switched off',
    `${account}#deactivate`,
    'does not delete it',
    'support',
  ],
  ['What does Scale Mode cost per month?', '/platform/resources/faq#scale-mode-cost', 'Subscription', 'price'],
  ['How do I change the credit card that is charged?', `${billing}#swap-cards`, 'Swap', 'primary'],
  ['Why can I not remove my only card?', `${billing}#remove-a-card`, 'Add another card'],
  ['Where do I add a card? I see no button.', `${billing}#add-a-card`, 'payment carousel', 'Add credit card'],
  ['Can I pay with USDC or by bank transfer?', `${billing}#card-problems`, 'other ways to pay are not documented'],
  ['Where do I find my invoices?', `${billing}#usage`, 'Invoices', 'Billing'],
  ['Can I set a spending cap or an alert?', `${billing}#usage`, 'No alert or cap', 'custom rate limits'],
  [
    'What do extra users and extra streams cost?',
    `${billing}#add-ons`,
    platformFacts['seats.extraUserPrice'].text,
    chainstreamFacts['chainstream.extraStreamPrice'].text,
  ],
  [
    'How many people can I invite on the free plan?',
    '/platform/resources/faq#how-many-users',
    `${platformFacts['seats.standardAdditional'].text} additional user`,
  ],
  [
    `What would ${2 * freeUsers} users cost us on Scale Mode?`,
    `${team}#seats`,
    `${2 * freeUsers}`,
    `$${freeUsers * extraUserPrice}`,
  ],
  ['How do I invite a colleague?', `${team}#invite`, 'Teams', 'Account Owner'],
  ['What can an invited user do, and what not?', `${team}#roles`, 'Create API keys', 'Invite users'],
  [
    'A developer left the company. What do I have to do with our keys?',
    `${team}#offboarding`,
    'Remove the user',
    'new keys',
    'logs',
  ],
  [
    'Our account belongs to somebody who is leaving. Can we transfer the ownership?',
    `${team}#owner-leaves`,
    'support@syndica.io',
    'transfer',
  ],
  ['How do I switch on 2FA?', `${profile}#two-factor`, 'Enable 2FA', '6-digit code'],
  ['I lost the phone with my authenticator app', `${profile}#two-factor`, 'recovery is not documented', 'support'],
  ['I changed my email address and nothing happened', `${profile}#change-email`, 'verify', 'spam folder'],
  [
    'Does a new password invalidate my API keys?',
    `${profile}#change-password`,
    'separate credentials',
    'does not change them',
  ],
  ['Do you support single sign-on?', `${profile}#elsewhere`, 'Single sign-on', 'not documented'],

  [
    'Can we pay by purchase order, and does the invoice show our tax ID?',
    '/platform/manage/billing#accounting',
    'purchase order',
    'tax ID',
    'before you sign up',
  ],
  [
    'How does finance get the invoices without my login?',
    '/platform/manage/billing#accounting',
    'pass each invoice on',
  ],
);
