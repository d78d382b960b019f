import { execFile } from 'node:child_process'
import { closeSync, openSync, readdirSync, readSync } from 'node:fs'
import { promisify } from 'node:util'

/**
 * The memory of a browser's process group. It is read many times a second: on Linux from /proc, synchronously, which
 * costs a tenth, and only once for processes outside the group. Small images of Linux have no ps, either.
 */
export class GroupMemory {
  private others = new Set<string>()

  constructor(private readonly group: number) {}

  /** Resident bytes of all its processes, pages that they share counted for each. 0 on Windows. */
  async look(): Promise<number> {
    if (process.platform === 'linux') return this.fromProc()
    if (process.platform === 'win32') return 0
    return fromPs(this.group)
  }

  private fromProc(): number {
    const others = new Set<string>()
    let bytes = 0
    for (const pid of readdirSync('/proc')) {
      if (!/^\d/.test(pid)) continue
      const isOther = this.others.has(pid)
      const entry = isOther ? null : readStat(pid)
      if (entry?.group === this.group) bytes += entry.memory
      else if (isOther || entry !== null) others.add(pid)
    }
    this.others = others
    return bytes
  }
}

const stat = Buffer.alloc(1024)
const PAGE_BYTES = 4096

/** Group and resident bytes of a process; null when it has ended meanwhile. */
function readStat(pid: string): { group: number; memory: number } | null {
  try {
    const file = openSync(`/proc/${pid}/stat`, 'r')
    try {
      const text = stat.toString('latin1', 0, readSync(file, stat))
      // The process's name, in brackets, may hold anything.
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
      return { group: Number(fields[2]), memory: Number(fields[21]) * PAGE_BYTES }
    } finally {
      closeSync(file)
    }
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}

async function fromPs(group: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pgid=,rss='])
  const entries = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  return entries.reduce(
    (sum, [own, kilobytes = 0]) => sum + (own === group ? kilobytes * 1024 : 0),
    0
  )
}

/** Whether a process runs under this number. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Kills a process group. */
export function killGroup(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch (error) {
    // It has ended already.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
