import { speak } from '../../language'
import { GERMAN } from './german'

// A script has modules of its own: what its translations ask of `language` is always about German.
speak({ value: 'de' })

/** A script of its own, since most designers never need it: packed by the build, run when German is spoken. */
dispatchEvent(new CustomEvent('glance:german', { detail: GERMAN }))
