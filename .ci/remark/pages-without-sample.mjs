/** Pages without a sample, and why. */
export default {
  'docs/platform/das-api.mdx': 'A draft: there is no endpoint on which a sample could call its methods.',
  'docs/platform/manage/billing.mdx': 'All its steps are in the dashboard.',
  'docs/platform/manage/profile-settings.mdx': 'All its steps are in the dashboard.',
  'docs/platform/resources/glossary.mdx': 'It only defines terms.',
};
