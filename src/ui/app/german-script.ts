import { GERMAN } from './german'

/** A script of its own, since most designers never need it: packed by the build, run when German is spoken. */
dispatchEvent(new CustomEvent('glance:german', { detail: GERMAN }))
