export function pack(bytes: Uint8Array | string): string
