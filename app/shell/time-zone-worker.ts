// A thread of its own, since the first format of Intl takes a slow phone over 100 ms.
postMessage(Intl.DateTimeFormat().resolvedOptions().timeZone);
