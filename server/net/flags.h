// The operator's settings as flags of the command line, and as LUDOTECA_… in the environment.
#pragma once

namespace CLI {
class App;
}

namespace ludoteca {

struct ServerSettings;

// The settings have to live until the command line was parsed. What is wrong is told as CLI11 does;
// ServerSettings::check() looks at the rest.
void add_server_flags(CLI::App& command, ServerSettings& settings);

}  // namespace ludoteca
