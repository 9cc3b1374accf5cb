/** Pages without a sample, and why. */
export default {
  'docs/platform/das-api.mdx': 'A draft: no endpoint that a sample could call serves its methods.',
  'docs/platform/manage/billing.mdx': 'Its steps are taken in the dashboard.',
  'docs/platform/manage/profile-settings.mdx': 'Its steps are taken in the dashboard.',
  'docs/platform/resources/glossary.mdx': 'It explains words.',
};
