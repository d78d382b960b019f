export function pack(bytes: Uint8Array | string): string
export const PACKED: RegExp
