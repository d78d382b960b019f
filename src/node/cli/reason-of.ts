const REASONS: Partial<Record<string, string>> = {
  ENOENT: 'there is no such file or folder.',
  EEXIST: 'it is a file, not a folder.',
  EISDIR: 'it is a folder.',
  ENOTDIR: 'a part of this path is a file, not a folder.',
  EACCES: 'permission denied.',
  EPERM: 'permission denied.',
  EROFS: 'the disk is read-only.',
  ENOSPC: 'the disk is full.',
  EADDRINUSE: 'another program listens there.',
  EADDRNOTAVAIL: 'this computer has no such address.'
}

/** Why a file, a folder or a port cannot be used, as the end of a sentence. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return REASONS[code ?? ''] ?? message
}
