import { REFERENCE_IN_WORDS } from './reference'

/** Ends a text that says what is usual. */
export const USUAL_IN_WORDS = `Usual is the middle half of ${REFERENCE_IN_WORDS}.`
