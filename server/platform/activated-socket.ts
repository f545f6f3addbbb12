/** Where the sockets that systemd passes begin: SD_LISTEN_FDS_START of sd_listen_fds(3). */
const FIRST_DESCRIPTOR = 3;

interface Passed {
  LISTEN_PID?: string | undefined;
  LISTEN_FDS?: string | undefined;
}

/**
 * Returns the descriptor of the listening socket that systemd passed to this process, or to the
 * parent of this one; undefined without one. Of several it takes the first.
 */
export function findActivatedSocket({ LISTEN_PID, LISTEN_FDS = "0" }: Passed): number | undefined {
  const receiver = process.connected ? process.ppid : process.pid;
  return LISTEN_PID === String(receiver) && LISTEN_FDS !== "0" ? FIRST_DESCRIPTOR : undefined;
}
