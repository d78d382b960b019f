import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/** A process of this machine. */
interface Entry {
  /** Its process group: that of a browser is its first process. */
  group: number
  /** Resident memory, bytes. */
  memory: number
}

/** What a process group holds in memory, bytes, pages that its processes share counted for each. 0 on Windows. */
export async function memoryOfGroup(group: number): Promise<number> {
  const entries = await (process.platform === 'linux' ? fromProc() : fromPs())
  return entries.reduce((sum, entry) => sum + (entry.group === group ? entry.memory : 0), 0)
}

/** Linux is read directly: small images of it have no ps. */
async function fromProc(): Promise<Entry[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = pids.map((pid) => readFile(`/proc/${pid}/stat`, 'latin1').catch(() => null))
  return (await Promise.all(stats)).flatMap((stat) => {
    // A process may have ended meanwhile. Its name, in brackets, may hold anything.
    if (stat === null) return []
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return [{ group: Number(fields[2]), memory: Number(fields[21]) * PAGE_BYTES }]
  })
}

const PAGE_BYTES = 4096

async function fromPs(): Promise<Entry[]> {
  if (process.platform === 'win32') return []
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pgid=,rss='])
  return stdout.split('\n').flatMap((line) => {
    const [group, kilobytes] = line.trim().split(/\s+/).map(Number)
    return group === undefined || kilobytes === undefined
      ? []
      : [{ group, memory: kilobytes * 1024 }]
  })
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

/** How a running process was called; empty when it is not there, or not to be seen. */
export async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  const asked = promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)])
  return asked.then(
    ({ stdout }) => stdout,
    () => ''
  )
}

/** Ends a browser with all its processes at once, also one that hears nothing. */
export function killGroup(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch (error) {
    // It is what was wanted that it is gone already.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
