import { parseArgs } from 'node:util'
import { type Medium, MEDIUMS } from '../../interface'
import type { Language } from '../../language'
import { LANGUAGE_OPTION, readLanguage } from '../cli/language'
import { UsageError } from '../cli/usage-error'

export interface AnalyseArguments {
  files: string[]
  /** Folder for the results. */
  out: string
  medium: Medium
  /** What the texts are written in. */
  language: Language
}

const OPTIONS = {
  out: { type: 'string' },
  medium: { type: 'string', default: 'generic' },
  language: LANGUAGE_OPTION
} as const

/** Reads the command line. Throws UsageError. */
export function readArguments(args: string[]): AnalyseArguments {
  const { values, positionals } = parse(args)
  const medium = MEDIUMS.find((name) => name === values.medium)
  if (positionals.length === 0) throw new UsageError('No image files were named.')
  if (values.out === undefined || values.out === '') {
    throw new UsageError('--out must name the folder for the results.')
  }
  if (medium === undefined) throw new UsageError(`--medium must be one of ${MEDIUMS.join(', ')}.`)
  return { files: positionals, out: values.out, medium, language: readLanguage(values.language) }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
