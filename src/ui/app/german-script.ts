import { speak } from '../../language'
import { GERMAN } from './german'

// A script has its own modules: `language` is always German here.
speak({ value: 'de' })

/** Packed by the build as a script of its own and run when German is chosen: most designers never need it. */
dispatchEvent(new CustomEvent('glance:german', { detail: GERMAN }))
