import * as v from 'valibot'

const finite = v.pipe(v.number(), v.finite())
const row = v.tuple([finite, finite, finite])

/** Figma's Transform: two rows of three. */
export const transformSchema = v.tuple([row, row])
