import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The address that `npm run serve` prints at its start. */
export function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve) => {
    output.on('data', (data) => {
      const address = /http:\S+/.exec(String(data))?.[0]
      if (address !== undefined) resolve(address)
    })
  })
}

/** What a process holds in memory, without those it started. */
export async function residentMegabytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) / 1000
}
