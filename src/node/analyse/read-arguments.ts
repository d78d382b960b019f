import { MEDIUMS } from '../../interface'
import { LANGUAGE_OPTION, oneOf, readLanguage, readOptions, UsageError } from '../cli/options'

const OPTIONS = {
  out: { type: 'string' },
  medium: { type: 'string', default: 'auto' },
  areas: { type: 'string' },
  language: LANGUAGE_OPTION,
  json: { type: 'boolean', default: false }
} as const

/** Reads the options of `npm run analyse`: results go to the folder `out`, or with `json` to standard output, too. */
export function readArguments(args: string[]) {
  const { values, positionals } = readOptions({ args, options: OPTIONS, allowPositionals: true })
  if (positionals.length === 0) throw new UsageError('No image files were named.')
  if (values.out === undefined || values.out === '') {
    throw new UsageError('--out must name the folder for the results.')
  }
  const medium = oneOf('--medium', values.medium, 'auto', ...MEDIUMS)
  const language = readLanguage(values.language)
  const { out, areas, json } = values
  return { names: positionals, out, medium, areas, language, json }
}
