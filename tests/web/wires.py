"""A wire between browser and server that can be cut, or go silent without being cut."""

from __future__ import annotations

import contextlib
import socket
import threading
from typing import Self


class Wire:
    """Passes bytes on, in both directions, except while it is silent; then they wait. While it is cut, nobody
    gets through."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._speaks = threading.Event()
        self._speaks.set()
        self._ends: list[socket.socket] = []
        self._whole = True
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._open, daemon=True).start()
        return self

    def __exit__(self, *error: object) -> None:
        self._speaks.set()
        self._door.close()

    def silence(self) -> None:
        self._speaks.clear()

    def speak(self) -> None:
        self._speaks.set()

    def cut(self) -> None:
        self._whole = False
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._ends.clear()

    def mend(self) -> None:
        self._whole = True

    def _open(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._door.accept()
                if not self._whole:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self._port))
                self._ends += (near, far)
                for source, target in ((near, far), (far, near)):
                    threading.Thread(target=self._pass, args=(source, target), daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                self._speaks.wait()
                target.sendall(data)
        with contextlib.suppress(OSError):
            target.shutdown(socket.SHUT_WR)
