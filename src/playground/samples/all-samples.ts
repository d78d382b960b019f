import landingA from '../../../assets/samples/landing-a.json'
import { parseSample } from './parse-sample'

/** A row of the playground's page; with a section, the row lies in a section of that name. */
export interface SampleRow {
  section?: string
  samples: unknown[]
}

const rows: SampleRow[] = [{ samples: [landingA] }]

export const sampleRows = rows.map((row) => ({ ...row, samples: row.samples.map(parseSample) }))
