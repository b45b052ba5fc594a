/**
 * When a campaign was run, or when its source was published where that is all it says.
 *
 * @param {Record<string, any>} campaign as its file has it
 * @returns {{ date: string, published: boolean }}
 */
export const campaignDate = ({ date, 'date-of': of }) => ({
  date: String(date),
  published: of === 'publication',
});
