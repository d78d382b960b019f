import { FORMAT_FACTS, type ReportFormat } from './formats'

const MAX_CHARACTERS = 60

/** A file's name made of a report's title: letters, digits and hyphens, such as `landing-a-glance.html`. */
export function fileName(title: string, format: ReportFormat): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  const name = Array.from((words ?? ['frame']).join('-'))
    .slice(0, MAX_CHARACTERS)
    .join('')
  return `${name.replace(/-$/, '')}-glance.${FORMAT_FACTS[format].ending}`
}
