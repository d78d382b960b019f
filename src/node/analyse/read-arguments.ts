import { type Medium, MEDIUMS } from '../../interface'
import type { Language } from '../../language'
import { LANGUAGE_OPTION, readLanguage } from '../cli/language'
import { readOptions, UsageError } from '../cli/options'

export interface AnalyseArguments {
  /** Files, folders and patterns, as they were named. */
  names: string[]
  /** Folder for the results. */
  out: string
  medium: Medium
  /** Language of the texts. */
  language: Language
  /** Results as lines of JSON on standard output. */
  json: boolean
}

const OPTIONS = {
  out: { type: 'string' },
  medium: { type: 'string', default: 'generic' },
  language: LANGUAGE_OPTION,
  json: { type: 'boolean', default: false }
} as const

/** Reads the command line. Throws UsageError. */
export function readArguments(args: string[]): AnalyseArguments {
  const { values, positionals } = readOptions({ args, options: OPTIONS, allowPositionals: true })
  const medium = MEDIUMS.find((name) => name === values.medium)
  if (positionals.length === 0) throw new UsageError('No image files were named.')
  if (values.out === undefined || values.out === '') {
    throw new UsageError('--out must name the folder for the results.')
  }
  if (medium === undefined) throw new UsageError(`--medium must be one of ${MEDIUMS.join(', ')}.`)
  const language = readLanguage(values.language)
  return { names: positionals, out: values.out, medium, language, json: values.json }
}
