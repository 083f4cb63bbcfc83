"""The tools, resources and answers that the Python SDK of the Model Context Protocol is given, as JSON."""

import asyncio, json, sys

from mcp import Client, StdioServerParameters


async def asked(server) -> dict:
    async with Client(server) as client:
        tools = await client.list_tools()
        resources = await client.list_resources()
        answers = []
        for document in map(lambda name: open(name).read(), sys.argv[3:]):
            answer = await client.call_tool("validate", {"document": document})
            answers.append(answer.content[0].text)
        return {
            "tools": sorted(tool.name for tool in tools.tools),
            "resources": len(resources.resources),
            "answers": answers,
        }


program, url = sys.argv[1:3]
servers = [StdioServerParameters(command="node", args=[program, "mcp"]), url]
print(json.dumps([asyncio.run(asked(server)) for server in servers]))
