/**
 * A second wall behind the proxy that pages are forced through: the browser itself finds no host, and
 * WebRTC, which speaks UDP past any proxy, may not.
 */
export const PAGE_FLAGS = [
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--no-pings'
]
