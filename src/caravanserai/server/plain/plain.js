// The plain pages reload when something happens at their table.
const page = document.querySelector("[data-socket]");
if (page) {
  const address = new URL(page.dataset.socket, location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  const listen = () => {
    const socket = new WebSocket(address);
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      const news = message.type === "snapshot" && message.n > Number(page.dataset.n);
      if (news || message.type === "update") location.reload();
    };
    socket.onclose = () => setTimeout(listen, 1000);
  };
  listen();
}
