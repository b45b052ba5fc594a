/**
 * What to do where nothing was found because the methodology asks nothing of the test.
 *
 * @param {string} test
 * @param {import('../../model/project.js').Review} review
 * @param {import('../../model/project.js').Project} project
 * @returns {string | null} `null` where the test asks for an analysis, or is not known
 */
export function analysesHint(test, review, project) {
  const methodology = project.methodologies.get(review.value.methodology);
  const asked = methodology?.value.tests?.[test];
  if (!methodology || !asked || asked.analyses?.length > 0) return null;
  return `add what is to be read out of its readings to [tests.${test}] in ${methodology.file}, as analyses = ["consistency"]`;
}
