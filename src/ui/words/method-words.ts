/** What the numbers are and are not: the panel's note and every report say it in these words. */
export const METHOD_WORDS = [
  'Everything here is an estimate: a model of how people tend to look at screens, computed from the picture of this frame, and from its layers where they are known. Nobody was watched.',
  'Maps say what stands out in the first seconds. They do not say whether it is understood, liked or used.',
  'Scores are for comparing designs with each other. A few points apart is no difference.',
  'Maps and scores know one average viewer, and neither your goal nor your audience. Only the written texts go by the brief.'
] as const
