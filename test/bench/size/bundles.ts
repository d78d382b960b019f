import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { round, type Table } from '../table'

const FILES = ['build/main.js', 'build/ui.js']

/** Sizes of what Figma loads. Figma's side holds the Workers' scripts for the panel. */
export async function measureSizes(): Promise<Table[]> {
  const rows = await Promise.all(
    FILES.map(async (file) => {
      const bytes = await readFile(file)
      return {
        label: file,
        values: [
          round(bytes.length / 1000, 1),
          round(gzipSync(bytes, { level: 9 }).length / 1000, 1)
        ]
      }
    })
  )
  return [
    {
      title: 'Size',
      note: 'kB (1000 bytes) of the minified bundles.',
      columns: ['raw', 'gzip'],
      rows
    }
  ]
}
